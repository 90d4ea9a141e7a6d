import { useStore } from "@nanostores/react";
import { useState } from "react";
import messageSquarePlusIcon from "lucide-static/icons/message-square-plus.svg?raw";
import { feedbackMessages } from "../shared/feedback/feedback.messages.ts";
import { lazyModule } from "../kit/element/lazy-module.ts";
import { PrintButton } from "../kit/print/print-button.tsx";
import { ExportMenu } from "../kit/sheet/export/export-menu.tsx";
import type { Book } from "../kit/sheet/model.ts";
import { CopyLink } from "../kit/text/copy-link.tsx";
import { Icon } from "../kit/text/icon.tsx";
import { LatePart } from "../kit/overlay/late-part.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";
import type { Variant } from "./variant-detail.model.ts";
import type { PaperPicture } from "../kit/print/paper-picture.tsx";

const feedbackCode = lazyModule(() => import("../shared/feedback/feedback-dialog.tsx"));

interface RouteActionsProps {
  readonly store: RouteDetails;
  readonly variant: Variant;
  /** Null while the passengers load. */
  readonly book: (() => Book) | null;
  readonly paper: PaperPicture;
}

/** The buttons of the route. A planned route has no feedback: nobody has ridden it. */
export function RouteActions({ store, variant, book, paper }: RouteActionsProps) {
  const isOffer = useStore(store.$asked)?.kind === "offer";
  const { stop } = useStore(store.$state);
  return (
    <div className="area-actions">
      {!isOffer && <FeedbackButton key={variant.routeId} store={store} variant={variant} />}
      {book && <ExportMenu book={book} />}
      {book && (
        <PrintButton
          title={`${variant.name}, ${texts.directions[variant.period]}`}
          orientation="portrait"
          before={paper.take}
          after={paper.drop}
        />
      )}
      <CopyLink to={store.toPlace(variant, stop)} />
    </div>
  );
}

interface FeedbackProps {
  readonly store: RouteDetails;
  readonly variant: Variant;
}

function FeedbackButton({ store, variant }: FeedbackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={messageSquarePlusIcon} />
        {feedbackMessages.title}
      </button>
      {isOpen && <LateFeedback store={store} variant={variant} onClose={() => setOpen(false)} />}
    </>
  );
}

function LateFeedback({ store, variant, onClose }: FeedbackProps & { readonly onClose: () => void }) {
  const driver = useStore(store.driver.$load);
  const email = driver.status === "ready" ? driver.data.accountManagerEmail : null;
  return (
    <LatePart code={feedbackCode} failedTitle={texts.feedbackFailed} skeleton={null}>
      {({ FeedbackDialog }) => (
        <FeedbackDialog
          form={store.feedbackOn(variant.routeId)}
          subject={`${variant.name} (${texts.directions[variant.period]})`}
          email={email}
          onClose={onClose}
        />
      )}
    </LatePart>
  );
}
