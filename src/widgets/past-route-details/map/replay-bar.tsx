import { useStore } from "@nanostores/react";
import pauseIcon from "lucide-static/icons/pause.svg?raw";
import playIcon from "lucide-static/icons/play.svg?raw";
import rotateCcwIcon from "lucide-static/icons/rotate-ccw.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { ReadableAtom } from "nanostores";
import { useEffect } from "react";
import { formatTime } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { Select } from "../../kit/field/select.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { replayMessages as texts } from "../past-route-details.messages.ts";
import type { PassengerRow } from "../trip/passengers.model.ts";
import { type Replay, replaySpeeds, scrubStep, toReplayWords, toScrub } from "./replay.store.ts";

/** The longest time counted for a frame, ms, so that the replay continues where it was after a while in the background. */
const longestFrame = 250;
/** Interval of the steps with reduced motion, ms: the vehicle changes its position without animation. */
const calmStep = 1000;

const speeds = replaySpeeds.map((speed) => ({ value: String(speed), label: texts.speedOf(speed) }));

interface ReplayBarProps {
  readonly replay: Replay;
  readonly rows: readonly PassengerRow[];
  readonly $milestone: ReadableAtom<number | null>;
  readonly isAutoFinished: boolean;
}

/** Replays a trip: button, time, speed, and who got on or off last. */
export function ReplayBar({ replay, rows, $milestone, isAutoFinished }: ReplayBarProps) {
  useReplayClock(replay);
  const speed = useStore(replay.$speed);
  const milestone = useStore($milestone);
  const latest = milestone === null ? undefined : rows.findLast(({ at }) => at === milestone);
  return (
    <section className="replay" aria-label={texts.title}>
      <PlayButton replay={replay} />
      <Scrubber replay={replay} />
      <Select
        label={texts.speed}
        isLabelHidden
        size="small"
        value={String(speed)}
        options={speeds}
        onChange={(value) => replay.setSpeed(replaySpeeds.find((known) => String(known) === value) ?? speed)}
      />
      {milestone !== null && (
        <TransientButton
          className="icon-button"
          aria-label={texts.stopHelp}
          title={texts.stopHelp}
          onClick={replay.stop}
        >
          <Icon of={xIcon} size="small" />
        </TransientButton>
      )}
      <p className="replay-words muted text-sm" role="status">
        {latest && toReplayWords(latest)}
      </p>
      {isAutoFinished && <p className="replay-words muted text-sm">{texts.approximate}</p>}
    </section>
  );
}

function PlayButton({ replay }: { readonly replay: Replay }) {
  const isPlaying = useStore(replay.$isPlaying);
  const isOver = useStore(replay.$isOver);
  const [icon, text] = isPlaying
    ? [pauseIcon, texts.pause]
    : isOver
      ? [rotateCcwIcon, texts.again]
      : [playIcon, texts.play];
  return (
    <button type="button" className="button small" onClick={isPlaying ? replay.pause : replay.play}>
      <Icon of={icon} />
      {text}
    </button>
  );
}

/** A native range input: arrow keys, Page Up and Down, Home and End. */
function Scrubber({ replay }: { readonly replay: Replay }) {
  const { start } = replay.span;
  const moment = useStore(replay.$moment) ?? start;
  const { value, last } = toScrub(replay.span, moment);
  const time = formatTime(moment);
  return (
    <>
      <input
        type="range"
        className="replay-scrubber"
        aria-label={texts.scrubber}
        aria-valuetext={time}
        min={0}
        max={last}
        step={scrubStep}
        value={value}
        onChange={(event) => replay.seek(start + Number(event.target.value) * 1000)}
      />
      <span className="replay-time strong">{time}</span>
    </>
  );
}

/** Advances a replay while it plays; no timer runs while it is paused. */
function useReplayClock(replay: Replay): void {
  const isPlaying = useStore(replay.$isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? runInSteps(replay) : runInFrames(replay);
  }, [replay, isPlaying]);
}

function runInFrames(replay: Replay): () => void {
  let request = 0;
  let last = performance.now();
  const run = (now: number) => {
    request = requestAnimationFrame(run);
    replay.advance(Math.min(longestFrame, Math.max(0, now - last)));
    last = now;
  };
  request = requestAnimationFrame(run);
  return () => cancelAnimationFrame(request);
}

function runInSteps(replay: Replay): () => void {
  const timer = setInterval(() => replay.advance(calmStep), calmStep);
  return () => clearInterval(timer);
}
