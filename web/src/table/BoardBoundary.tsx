// Should a board fail, the game goes on: the question, the answers and the log are still there. Should a page fail, the
// way to the others is.

import { Component, type ReactNode } from "react";

interface Props {
  /** Another one is another chance. */
  of: unknown;
  instead: ReactNode;
  children: ReactNode;
}

export class BoardBoundary extends Component<Props, { failed: unknown }> {
  override state = { failed: null as unknown };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: null });
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
