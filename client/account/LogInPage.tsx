import { paths } from '../app/paths.ts';
import { fr } from '../text/fr.ts';
import { EntryPage } from './EntryPage.tsx';
import { LogInForm } from './LogInForm.tsx';

const { title, text, signUpQuestion, signUp } = fr.account.logIn;
const other = { question: signUpQuestion, to: paths.signUp(), name: signUp };

/** Where a visitor becomes a customer. */
export function LogInPage() {
  return (
    <EntryPage title={title} text={text} other={other}>
      <LogInForm />
    </EntryPage>
  );
}
