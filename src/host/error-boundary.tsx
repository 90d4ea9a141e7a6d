import { Component, type ReactNode } from "react";
import { FailedPanel } from "../widgets/kit/feedback/panel.tsx";
import { hostMessages as texts } from "./host.messages.ts";

/** Offers to reload after an error of the page, or when a chunk failed to load (after a new version was deployed). */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main className="portal-bare" id="content">
        <FailedPanel title={texts.broken} help={texts.brokenHelp} onRetry={() => location.reload()} />
      </main>
    );
  }
}
