import { describe, expect, test } from "vitest";
import { toTripWay } from "../../../src/widgets/past-route-details/trip/trip.model.ts";
import { createReplay, toReplaySpan, toScrub } from "../../../src/widgets/past-route-details/map/replay.store.ts";

const start = Date.parse("2026-11-19T07:00:00+03:00");
const minute = 60_000;
const way = toTripWay([29, 30, 31].map((longitude) => ({ position: [41, longitude], planned: null, company: null })));
const open = () => createReplay({ start, end: start + 60 * minute }, way);

describe("the span of a replay", () => {
  test("needs a start, a duration and a way", () => {
    expect(toReplaySpan({ startedAt: start, duration: 3600 }, way)).toEqual({ start, end: start + 60 * minute });
    expect(toReplaySpan({ startedAt: null, duration: 3600 }, way)).toBeNull();
    expect(toReplaySpan({ startedAt: start, duration: null }, way)).toBeNull();
    expect(toReplaySpan({ startedAt: start, duration: 0 }, way)).toBeNull();
    expect(toReplaySpan({ startedAt: start, duration: 3600 }, { driven: [[41, 29]] })).toBeNull();
  });
});

describe("the slider", () => {
  test("moves in whole steps, the last one being the trip's end", () => {
    const span = { start, end: start + 3307_000 };
    expect(toScrub(span, start)).toEqual({ value: 0, last: 3315 });
    expect(toScrub(span, start + 44_000)).toEqual({ value: 30, last: 3315 });
    expect(toScrub(span, span.end)).toEqual({ value: 3315, last: 3315 });
    expect(toScrub(span, span.end - 1)).toEqual({ value: 3300, last: 3315 });
  });
});

describe("a replay", () => {
  test("moves the vehicle at the chosen speed when it plays, and shows none before", () => {
    const replay = open();
    expect(replay.$position.get()).toBeNull();
    replay.advance(1000);
    expect(replay.$moment.get()).toBeNull();
    replay.play();
    replay.setSpeed(300);
    replay.advance(3000);
    expect(replay.$moment.get()).toBe(start + 15 * minute);
    expect(replay.$position.get()).toEqual([41, 29.5]);
    replay.pause();
    replay.advance(3000);
    expect(replay.$position.get()).toEqual([41, 29.5]);
  });

  test("stops at the trip's end and begins anew when played again", () => {
    const replay = open();
    replay.play();
    replay.setSpeed(300);
    replay.advance(60 * minute);
    expect(replay.$isPlaying.get()).toBe(false);
    expect(replay.$isOver.get()).toBe(true);
    expect(replay.$position.get()).toEqual([41, 31]);
    replay.play();
    expect(replay.$moment.get()).toBe(start);
  });

  test("stays within the trip when the slider is moved, without playing", () => {
    const replay = open();
    replay.seek(start + 90 * minute);
    expect(replay.$moment.get()).toBe(replay.span.end);
    replay.seek(start - minute);
    expect(replay.$moment.get()).toBe(start);
    expect(replay.$isPlaying.get()).toBe(false);
    replay.stop();
    expect(replay.$moment.get()).toBeNull();
  });

  test("changes the milestone with each boarding, not with each frame", () => {
    const replay = open();
    const boardings = [start + 5 * minute, start + 20 * minute, start + 70 * minute];
    const $milestone = replay.toMilestone(boardings);
    const seen: (number | null)[] = [];
    const stop = $milestone.subscribe((milestone) => seen.push(milestone));
    replay.play();
    for (let frame = 0; frame < 600; frame += 1) replay.advance(100);
    replay.seek(start + 10 * minute);
    replay.stop();
    stop();
    // The last boarding has a time after the trip's end: at the end all moments have passed.
    expect(seen).toEqual([null, start, boardings[0], boardings[1], boardings[2], boardings[0], null]);
  });
});
