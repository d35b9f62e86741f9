import { Link } from 'react-router-dom';

import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { accountTexts } from '../account.fr.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const { title, text, privacy, logInPrompt, logIn, passwordHint } = accountTexts.signUp;
const others = [{ prompt: logInPrompt, to: paths.logIn(), name: logIn }];

export function SignUpPage() {
  return (
    <EntryFrame
      title={title}
      text={
        <>
          {text} <Link to={paths.privacy()}>{privacy}</Link>
        </>
      }
      others={others}
      fields={5}
      hint={passwordHint}
      buttons={1}
    >
      <SignUpForm />
    </EntryFrame>
  );
}
