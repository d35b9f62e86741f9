import { Link, Navigate, useLocation } from 'react-router-dom';

import { useSession } from '../apollo/session.ts';
import { DocumentTitle } from '../app/DocumentTitle.tsx';
import { paths } from '../app/paths.ts';
import { safeReturnPath } from '../app/safeReturnPath.ts';
import { fr } from '../text/fr.ts';
import './EntryPage.css';
import { SignUpForm } from './SignUpForm.tsx';

/** Where a visitor opens an account; customers go on to where they came from. */
export function SignUpPage() {
  const session = useSession();
  const { state }: { state: unknown } = useLocation();
  const { title, text, logInQuestion, logIn } = fr.account.signUp;
  if (session) return <Navigate to={safeReturnPath(state)} replace />;
  return (
    <div className="page entry-page">
      <DocumentTitle title={title} />
      <div className="surface entry-page__card">
        <h1 className="entry-page__title">{title}</h1>
        <p className="entry-page__text">{text}</p>
        <SignUpForm />
        <p className="entry-page__other">
          <span>{logInQuestion}</span>{' '}
          <Link to={paths.logIn()} state={state}>
            {logIn}
          </Link>
        </p>
      </div>
    </div>
  );
}
