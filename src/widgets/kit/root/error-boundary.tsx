import { Component, type ComponentProps, type ReactNode, useEffect } from "react";
import type { WidgetController } from "../element/context.ts";
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
  /** Absent outside of an element. */
  readonly setRefresh?: WidgetController["setRefresh"];
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

  readonly #retry = () => this.setState({ isBroken: false });

  override render(): ReactNode {
    const { children, setRefresh } = this.props;
    return this.state.isBroken ? <Broken onRetry={this.#retry} setRefresh={setRefresh} /> : children;
  }
}

interface BrokenProps {
  readonly onRetry: () => void;
  readonly setRefresh: Props["setRefresh"];
}

/** `refresh()` renders the element anew, too: that is a load with its own event. */
function Broken({ onRetry, setRefresh }: BrokenProps) {
  // A passive effect: those of the removed content, which take their own `refresh` back, have run before.
  useEffect(() => {
    setRefresh?.(async () => onRetry());
    return () => setRefresh?.(null);
  }, [onRetry, setRefresh]);
  return <FailedElement title={texts.broken} help={texts.brokenHelp} onRetry={onRetry} />;
}
