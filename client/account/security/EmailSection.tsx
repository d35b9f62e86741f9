import { cx } from '../../ui/cx.ts';
import { VerifyEmail } from '../VerifyEmail.tsx';
import { EmailForm } from './EmailForm.tsx';
import './EmailSection.css';
import { accountTexts } from '../account.fr.ts';

type Props = { email: string; isVerified: boolean; isDemo: boolean };

export function EmailSection({ email, isVerified, isDemo }: Props) {
  const texts = accountTexts.security.email;
  return (
    <section className="surface security__section" aria-labelledby="email-title">
      <h2 id="email-title">{texts.title}</h2>
      <p className="email-section__current">
        <strong>{email}</strong>
        {isDemo ? null : (
          <span className={cx('mark', !isVerified && 'email-section__unverified')}>
            {isVerified ? texts.verified : texts.unverified}
          </span>
        )}
      </p>
      {isDemo ? null : (
        <>
          {isVerified ? null : <VerifyEmail email={email} />}
          <EmailForm />
        </>
      )}
    </section>
  );
}
