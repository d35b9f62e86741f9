import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const { title, text, logInPrompt, logIn } = fr.account.signUp;
const others = [{ prompt: logInPrompt, to: paths.logIn(), name: logIn }];

export function SignUpPage() {
  return (
    <EntryFrame title={title} text={text} others={others} fields={5} buttons={1}>
      <SignUpForm />
    </EntryFrame>
  );
}
