import { Component, type ReactNode } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { Button } from '../../ui/button/Button.tsx';

type Props = { children: ReactNode };

/** Catches errors of rendering, and scripts that a deployment has replaced; navigation stays. */
export class AdminErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { title, text, reload } = frAdmin.error;
    return (
      <div className="page-frame" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Button onClick={() => window.location.reload()}>{reload}</Button>
        </p>
      </div>
    );
  }
}
