import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';

import { useSessionEnded } from '../../apollo/session.ts';
import { describeError } from '../../apollo/problems.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { PageError } from '../../page/PageError.tsx';
import { useHydrated } from '../../apollo/hydration.ts';
import { paths } from '#shared/paths.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import './CartPage.css';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CartWarnings } from './CartWarnings.tsx';
import { RecentOrder } from './RecentOrder.tsx';
import { clockInMorocco } from '../../page/today.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { useRetryOnline } from '../../ui/feedback/connection.ts';
import { useCart, type CartData } from '../useCart.ts';
import { useCartActions } from '../useCartActions.ts';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { useCatalogPath } from '../../catalog/list/filter/filters.ts';
import { RecentlyViewed } from '../../catalog/product/viewed/RecentlyViewed.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

export function CartPage() {
  const { cart, quantityOf, lastSeen, ...query } = useCart();
  const lastSeenId = useId();
  // Unknown until then whether it is a guest's or a customer's.
  const isHydrated = useHydrated();
  const isSessionEnded = useSessionEnded();
  const { clearCart, isChanging: isClearing } = useCartActions();
  const isLocked = isClearing || lastSeen !== null;
  const lines = cart?.lines.filter((line) => quantityOf(line) > 0) ?? [];
  const title = useFocusWhenFewer(lines.length);
  const nth = numberLines();
  const isFilled = isHydrated && cart !== undefined && !query.isEmpty && !query.isLoading;

  useLineOfAddress(isFilled);

  if (query.error && !cart && !query.isEmpty) {
    return <PageError text={describeError(query.error)} onRetry={query.refetch} />;
  }
  return (
    <div className="page">
      <DocumentHead title={cartPageTexts.title} />
      <div className="cart__head">
        <h1 ref={title} tabIndex={-1} className="cart__title">
          {isFilled
            ? cartPageTexts.titleWith(lastSeen?.quantity ?? cart.quantity)
            : cartPageTexts.title}
        </h1>
        {isFilled ? (
          <Button variant="danger" disabled={isLocked} onClick={() => void clearCart()}>
            {cartPageTexts.clear}
          </Button>
        ) : null}
      </div>
      <noscript>
        <p className="cart__script">{cartPageTexts.needsScript}</p>
      </noscript>
      {isHydrated && !query.isLoading ? null : <Loader />}
      {isHydrated && query.isEmpty && !query.isLoading ? (
        <EmptyCart isSessionEnded={isSessionEnded} />
      ) : null}
      {isFilled ? (
        <div className="cart">
          <div className="cart__lines">
            {lastSeen ? (
              <LastSeen id={lastSeenId} lastSeen={lastSeen} onRetry={query.refetch} />
            ) : null}
            {isSessionEnded ? (
              <div className="cart__trouble">
                <p>{cartPageTexts.sessionEnded}</p>
                <LogInAgain />
              </div>
            ) : null}
            <CartWarnings warnings={cart.warnings} />
            <ul>
              {lines.map((line) => (
                <li key={nth(line)} className="cart__line">
                  <CartLine
                    line={line}
                    quantity={quantityOf(line)}
                    shortage={shortageOf(cart, line.id)}
                    isDisabled={isLocked}
                  />
                </li>
              ))}
            </ul>
          </div>
          <div className="cart__summary">
            {query.error ? (
              <div className="cart__trouble" role="alert">
                <p>{cartPageTexts.notUpdated}</p>
                <Button variant="secondary" onClick={query.refetch}>
                  {cartPageTexts.retry}
                </Button>
              </div>
            ) : null}
            <CartSummary
              cart={cart}
              isUpdating={query.isUpdating}
              waitsFor={lastSeen ? lastSeenId : undefined}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** A key that outlives a change of the variant, with the focus. */
function numberLines() {
  const counts = new Map<string, number>();
  return ({ product }: { product: { id: string } }) => {
    const count = counts.get(product.id) ?? 0;
    counts.set(product.id, count + 1);
    return `${product.id} ${count}`;
  };
}

/** Warns on the line while the cart has more of it than the shop. */
function shortageOf({ warnings }: CartData, id: string) {
  return warnings.find(({ code, lineId }) => code === 'INSUFFICIENT_STOCK' && lineId === id)
    ?.message;
}

/** Shows and focuses the line that the address names behind its `#`, once there are lines. */
function useLineOfAddress(isFilled: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isFilled || hash === '') return;
    const line = document.getElementById(hash.slice(1));
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  }, [isFilled, hash]);
}

function EmptyCart({ isSessionEnded }: { isSessionEnded: boolean }) {
  const shop = useCatalogPath();
  return (
    <>
      <EmptyState
        image="/images/empty-cart.svg"
        text={isSessionEnded ? cartPageTexts.sessionEnded : cartPageTexts.empty}
      >
        {isSessionEnded ? (
          <LogInAgain />
        ) : (
          <ButtonLink to={shop}>{cartPageTexts.toShop}</ButtonLink>
        )}
        <RecentOrder />
      </EmptyState>
      <RecentlyViewed />
    </>
  );
}

function LogInAgain() {
  return (
    <ButtonLink to={paths.logIn()} state={{ from: paths.cart() }}>
      {cartPageTexts.logInAgain}
    </ButtonLink>
  );
}

type Props = {
  id: string;
  lastSeen: NonNullable<ReturnType<typeof useCart>['lastSeen']>;
  onRetry: () => void;
};

/** Says that the cart is as last seen, until the network is back. */
function LastSeen({ id, lastSeen: { at, missing }, onRetry }: Props) {
  useRetryOnline(onRetry);
  return (
    <div className="cart__trouble" role="alert">
      <p id={id}>{cartPageTexts.lastSeen(formatDateTime(clockInMorocco(new Date(at))))}</p>
      {missing > 0 ? <p>{cartPageTexts.missing(missing)}</p> : null}
      <Button variant="secondary" onClick={onRetry}>
        {cartPageTexts.retry}
      </Button>
    </div>
  );
}
