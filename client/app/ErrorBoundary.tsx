import { Component, type ReactNode } from 'react';

import { shopTexts } from '../text/shop.fr.ts';
import { PageError } from '../page/PageError.tsx';
import { ShopAway } from '../apollo/reloadForScript.ts';

type Props = { children: ReactNode };
type State = { isBroken: boolean; isAway: boolean };

/** Catches errors of rendering: what is around it stays. Inside the layout it takes a key per page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, isAway: false };

  static getDerivedStateFromError(error: unknown): State {
    return { isBroken: true, isAway: error instanceof ShopAway };
  }

  override render() {
    const { isBroken, isAway } = this.state;
    if (!isBroken) return this.props.children;
    return isAway ? <PageError text={shopTexts.problems.unreachable} /> : <PageError />;
  }
}
