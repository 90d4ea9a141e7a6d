import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { localized } from "../../core/text/messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { Skeleton } from "../kit/feedback/panel.tsx";
import { Segmented } from "../kit/field/segmented.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { personnelMessages as texts } from "./personnel.messages.ts";
import type { Personnel } from "./personnel.store.ts";

// The map and its model: loaded when the view is opened.
const spreadCode = lazyModule(() => import("./spread/spread-view.tsx"));
const skeleton = <Skeleton height={430} />;
const options = localized(
  () =>
    [
      { value: "list", label: texts.list },
      { value: "spread", label: texts.spread },
    ] as const,
);

interface ViewProps {
  readonly store: Personnel;
}

interface ChoiceProps extends ViewProps {
  /** Whether it is the one in the heading, shown on a phone. */
  readonly isInHeading?: boolean;
}

/**
 * The choice of the view. Rendered twice, and the stylesheet shows one: in the heading on a phone, where a row of its own would push
 * the list down, and with the view on a laptop, where there is no room beside the buttons.
 */
export function ViewChoice({ store, isInHeading = false }: ChoiceProps) {
  const view = useStore(store.$view);
  return (
    <div className={isInHeading ? "view-switch in-heading" : "view-switch"}>
      <Segmented label={texts.view} options={options()} value={view} onChange={store.changeView} />
    </div>
  );
}

interface ChosenViewProps extends ViewProps {
  /** Whether the list begins with pills, whose line has room for the choice on a laptop. */
  readonly hasPills?: boolean;
  /** The list. */
  readonly children: ReactNode;
}

/** The list, or where the listed people live. */
export function ChosenView({ store, hasPills = false, children }: ChosenViewProps) {
  const view = useStore(store.$view);
  return (
    <div className={hasPills ? "chosen-view over-pills stack gap" : "chosen-view stack gap"}>
      <ViewChoice store={store} />
      {view === "list" ? (
        children
      ) : (
        <LatePart code={spreadCode} failedTitle={texts.spreadFailed} skeleton={skeleton}>
          {({ SpreadView }) => <SpreadView store={store} />}
        </LatePart>
      )}
    </div>
  );
}
