import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { paths } from './paths.ts';
import './SignUpBanner.css';

/** Invites visitors to open an account; gone for the visit once closed. */
export function SignUpBanner() {
  const session = useSession();
  const [isClosed, setIsClosed] = useState(false);
  // From here on the session itself says who sees this (firstScript.ts).
  useEffect(() => document.documentElement.classList.remove('has-session'), []);
  if (session || isClosed) return null;
  const { region, text, signUp, close } = fr.app.banner;
  return (
    <section className="sign-up-banner" aria-label={region}>
      <p className="sign-up-banner__text">
        <span>{text}</span> <Link to={paths.signUp()}>{signUp}</Link>
      </p>
      <IconButton icon="close" label={close} onClick={() => setIsClosed(true)} />
    </section>
  );
}
