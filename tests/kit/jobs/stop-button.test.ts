import { expect, test } from "vitest";
import { StopButton } from "../../../src/widgets/kit/jobs/write-progress.tsx";

test.each([
  [false, 1],
  [true, 0],
])(
  "Durdur stays a button that can have the focus, and while it stops a press does nothing (%s)",
  (isStopping, stops) => {
    let count = 0;
    const { props } = StopButton({
      writing: { done: 1, total: 3, isStopping, pause: null },
      onStop: () => (count += 1),
    });
    props.onClick();
    expect(count).toBe(stops);
    expect([props.disabled, props["aria-disabled"]]).toEqual([undefined, isStopping]);
  },
);
