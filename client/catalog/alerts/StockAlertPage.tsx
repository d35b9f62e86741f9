import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { FailedPage } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import type { StockAlertPageQuery } from '../../generated/shop/graphql.ts';
import { PageCard } from '../../page/PageCard.tsx';
import { paths, tokenParameter } from '#shared/paths.ts';
import { useLinkToken } from '../../page/links.tsx';
import { alertTexts } from './alerts.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormProblem } from '../../ui/form/Form.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useHydrated } from '../../apollo/hydration.ts';
import './StockAlertPage.css';
import { usePayload } from '../../apollo/usePayload.ts';

const stockAlertPageQuery = graphql(`
  query StockAlertPage($token: String!) {
    stockAlert(token: $token) {
      isConfirmed
      product {
        id
        title
        brand
        image
        imageAlt
        options {
          name
        }
      }
      variant {
        id
        title
      }
    }
  }
`);

const confirmStockAlertMutation = graphql(`
  mutation ConfirmStockAlert($token: String!) {
    payload: confirmStockAlert(token: $token) {
      stockAlert {
        isConfirmed
      }
      userErrors {
        message
      }
    }
  }
`);

const cancelStockAlertMutation = graphql(`
  mutation CancelStockAlert($token: String!) {
    payload: cancelStockAlert(token: $token) {
      userErrors {
        message
      }
    }
  }
`);

type Alert = NonNullable<StockAlertPageQuery['stockAlert']>;

const texts = alertTexts.page;

export function StockAlertPage() {
  const token = useLinkToken(tokenParameter);
  const isHydrated = useHydrated();
  const query = useQuery(
    stockAlertPageQuery,
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'no-cache' },
  );
  if (query.error && !query.data) return <FailedPage query={query} />;
  const alert = query.data?.stockAlert;
  const isLoading = !isHydrated || (token !== null && !query.data);
  return (
    <PageCard title={texts.title}>
      {isLoading ? <LoadingAlert /> : null}
      {!isLoading && alert && token !== null ? <OpenAlert alert={alert} token={token} /> : null}
      {!isLoading && !alert ? (
        <div className="alert-page__body stack-4">
          <p>{texts.unusable}</p>
          <ButtonLink to={paths.catalog()}>{texts.toShop}</ButtonLink>
        </div>
      ) : null}
    </PageCard>
  );
}

function LoadingAlert() {
  return (
    <div className="alert-page__body stack-4">
      <Skeleton className="alert-page__product" />
      <Skeleton />
      <Skeleton shape="button" />
    </div>
  );
}

type State = 'UNCONFIRMED' | 'CONFIRMED' | 'CANCELLED';

/** Only the buttons change anything: mail programs open links to scan them. */
function OpenAlert({ alert, token }: { alert: Alert; token: string }) {
  const { product, variant } = alert;
  const [state, setState] = useState<State>(alert.isConfirmed ? 'CONFIRMED' : 'UNCONFIRMED');
  const [problem, setProblem] = useState<string | null>(null);
  const confirmation = usePayload(confirmStockAlertMutation);
  const cancellation = usePayload(cancelStockAlertMutation);
  const isBusy = confirmation.isBusy || cancellation.isBusy;

  const change = async ({ send }: typeof confirmation | typeof cancellation, next: State) => {
    setProblem(null);
    const payload = await send({ token });
    if (!payload) return;
    const [first] = payload.userErrors;
    if (first) setProblem(first.message);
    else setState(next);
  };

  return (
    <div className="alert-page__body stack-4">
      <div className="alert-page__product">
        <Picture
          src={product.image}
          alt={product.imageAlt}
          text={product.title}
          className="alert-page__picture"
        />
        <p>
          <strong>{product.title}</strong>
          <span className="alert-page__brand">{product.brand}</span>
          {product.options.length > 0 ? <span>{variant.title}</span> : null}
        </p>
      </div>
      <output>{message[state]}</output>
      <FormProblem text={problem} />
      {state === 'UNCONFIRMED' ? (
        <Button isWide disabled={isBusy} onClick={() => void change(confirmation, 'CONFIRMED')}>
          {texts.confirm}
        </Button>
      ) : null}
      {state === 'CANCELLED' ? null : (
        <Button
          variant="secondary"
          isWide
          disabled={isBusy}
          onClick={() => void change(cancellation, 'CANCELLED')}
        >
          {texts.cancel}
        </Button>
      )}
      {state === 'UNCONFIRMED' ? null : (
        <ButtonLink to={paths.product(product.id, variant.id)}>{texts.toProduct}</ButtonLink>
      )}
    </div>
  );
}

const message: Readonly<Record<State, string>> = {
  UNCONFIRMED: texts.text,
  CONFIRMED: texts.confirmed,
  CANCELLED: texts.cancelled,
};
