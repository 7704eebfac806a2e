package dev.ledge.editor.action.file;

import dev.ledge.editor.action.Workspace;
import dev.ledge.editor.notice.Notices;
import dev.ledge.editor.notice.StatusLine;
import java.lang.reflect.Proxy;

/** A window of which only what it says is there. */
final class SayingWorkspace {
    private SayingWorkspace() {}

    static Workspace of(Notices notices, StatusLine status) {
        return (Workspace) Proxy.newProxyInstance(
                Workspace.class.getClassLoader(),
                new Class<?>[] {Workspace.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "notices" -> notices;
                    case "status" -> status;
                    default -> null;
                });
    }
}
