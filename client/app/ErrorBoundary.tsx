import { Component, type ReactNode } from 'react';

import { ErrorPage } from './ErrorPage.tsx';

type Props = { children: ReactNode };

/** Catches what breaks while a page renders; header and footer stay. Give it a key per page. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}
