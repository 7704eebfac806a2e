package dev.ledge.editor.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class NewestFirstTest {
    private final List<Integer> done = Collections.synchronizedList(new ArrayList<>());

    @Test
    void ofThoseThatWaitOnlyTheNewestIsDone() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        CountDownLatch last = new CountDownLatch(1);
        try (NewestFirst<Integer> worker = new NewestFirst<>("test", job -> {
            done.add(job);
            begun.countDown();
            await(goOn);
            if (job == 4) {
                last.countDown();
            }
        })) {
            worker.submit(1);
            await(begun);
            worker.submit(2);
            worker.submit(3);
            worker.submit(4);
            goOn.countDown();
            assertThat(last.await(10, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(done).containsExactly(1, 4);
    }

    @Test
    void aJobIsOutdatedOnceANewerOneWaits() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch submitted = new CountDownLatch(1);
        CountDownLatch seen = new CountDownLatch(2);
        List<Boolean> outdated = Collections.synchronizedList(new ArrayList<>());
        List<NewestFirst<Integer>> self = new ArrayList<>();
        try (NewestFirst<Integer> worker = new NewestFirst<>("test", job -> {
            begun.countDown();
            await(submitted);
            outdated.add(self.get(0).isOutdated());
            seen.countDown();
        })) {
            self.add(worker);
            worker.submit(1);
            await(begun);
            worker.submit(2);
            submitted.countDown();
            assertThat(seen.await(10, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(outdated).containsExactly(true, false);
    }

    @Test
    void onceClosedItTakesNoJob() {
        NewestFirst<Integer> worker = new NewestFirst<>("test", done::add);
        worker.close();
        worker.submit(1);
        assertThat(done).isEmpty();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(10, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
