import { Component, type ComponentProps, type ReactNode } from "react";
import type { Emit } from "../element/events.ts";
import { rootMessages as texts } from "../element/element.messages.ts";
import { FailedPanel } from "../feedback/panel.tsx";

/** Replaces the whole element. On a card, because the page's background may be of the other theme. */
export function FailedElement(props: ComponentProps<typeof FailedPanel>) {
  return (
    <div className="card">
      <FailedPanel {...props} />
    </div>
  );
}

interface Props {
  readonly widget: string;
  readonly emit: Emit;
  readonly children: ReactNode;
}

/** Contains a rendering error in its element; the page and the other elements go on. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    const { widget, emit } = this.props;
    emit("shuttle-error", { widget, call: "render", status: 0, message: texts.brokenHelp, kind: "load" });
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <FailedElement title={texts.broken} help={texts.brokenHelp} onRetry={() => this.setState({ isBroken: false })} />
    );
  }
}
