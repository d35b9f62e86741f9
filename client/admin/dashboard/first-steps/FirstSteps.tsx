import { frFirstSteps as texts } from '../../../text/admin/settings/first-steps.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import type { FirstSteps_StepFragment, FirstStepCode } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { Section } from '../../page/Section.tsx';
import { useStaff } from '../../staff/me.ts';
import './FirstSteps.css';

graphql(`
  fragment FirstSteps_step on FirstStep {
    code
    isDone
    canBeSetAside
    isSetAside
  }
`);

const setAsideMutation = graphql(`
  mutation AdminSetFirstStepAside($code: FirstStepCode!, $isSetAside: Boolean!) {
    payload: setFirstStepAside(code: $code, isSetAside: $isSetAside) {
      userErrors {
        message
      }
    }
  }
`);

type Step = FirstSteps_StepFragment;

/** Pages where a step is done; a mail server is configured on the machine alone. */
const places: Readonly<Record<FirstStepCode, { to: string; isForOwners: boolean } | null>> = {
  NAME: { to: adminPaths.identity(), isForOwners: true },
  INVOICES: { to: adminPaths.settings(), isForOwners: true },
  CATEGORY: { to: adminPaths.newCategory(), isForOwners: false },
  PRODUCT: { to: adminPaths.newProduct(), isForOwners: false },
  DELIVERY: { to: adminPaths.deliveryZones(), isForOwners: false },
  PAYMENT: { to: adminPaths.settings(), isForOwners: true },
  MAILS: null,
  LEGAL: { to: adminPaths.settings(), isForOwners: true },
};

/** Leads a new shop to its first order; the server ticks each step from the shop's state. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, isSetAside }) => !isDone && !isSetAside);
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <p className="first-steps__progress">{texts.progress(done, steps.length)}</p>
      <ol className="first-steps">
        {steps.map((step) => (
          <FirstStep key={step.code} step={step} isNext={step === next} />
        ))}
      </ol>
    </Section>
  );
}

function FirstStep({ step, isNext }: { step: Step; isNext: boolean }) {
  const { isDone, isSetAside } = step;
  const { title, why } = texts.steps[step.code];
  const isOver = isDone || isSetAside;
  return (
    <li className={cx('first-steps__step', isDone && 'first-steps__step--done')}>
      <span className="first-steps__mark">{isDone ? <Icon name="check" size={18} /> : null}</span>
      <div className="first-steps__words">
        <h3 className="first-steps__title">{title}</h3>
        {isOver ? (
          <p className="first-steps__state">{isDone ? texts.isDone : texts.isSetAside}</p>
        ) : null}
        {isDone ? null : <p>{why}</p>}
      </div>
      {isDone ? null : <Actions step={step} isNext={isNext} />}
    </li>
  );
}

function Actions({ step, isNext }: { step: Step; isNext: boolean }) {
  const { code, canBeSetAside, isSetAside } = step;
  const { run, isBusy } = useAdminMutation(setAsideMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const isOwner = useStaff().role === 'OWNER';
  const words: { title: string; action?: string; setAside?: string } = texts.steps[code];
  const place = places[code];
  if (!isOwner && (place === null || place.isForOwners)) {
    return <p className="first-steps__actions note">{texts.ofOwner}</p>;
  }
  return (
    <div className="first-steps__actions">
      {place === null || isSetAside ? null : (
        <ButtonLink to={place.to} variant={isNext ? 'primary' : 'secondary'}>
          {words.action}
        </ButtonLink>
      )}
      {isOwner && canBeSetAside ? (
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={isSetAside ? texts.takeUpNamed(words.title) : undefined}
          onClick={() => void run({ code, isSetAside: !isSetAside })}
        >
          {isSetAside ? texts.takeUp : words.setAside}
        </Button>
      ) : null}
    </div>
  );
}
