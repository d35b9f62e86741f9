import { orderTexts } from '../../order.fr.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import css from './testDialog.css?inline';

type Choices = {
  /** These reject when the provider does not respond. */
  onPay: () => Promise<void>;
  onDelay: () => Promise<void>;
  onFail: () => Promise<void>;
  onCancel: () => void;
};

/**
 * The dialog of the built-in test provider, in a shadow root with its own style sheet, isolated
 * from the shop's styles. Returns how to close it.
 */
export function openTestDialog(
  { shop, description, amount }: { shop: string; description: string; amount: number },
  { onPay, onDelay, onFail, onCancel }: Choices,
) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];

  const title = make('h2', orderTexts.testPayment.title);
  title.id = 'title';
  const status = make('p', '', 'status');
  status.setAttribute('role', 'status');
  const pay = make('button', orderTexts.testPayment.pay, 'primary');
  const delay = make('button', orderTexts.testPayment.delay);
  const fail = make('button', orderTexts.testPayment.fail);
  const cancel = make('button', orderTexts.testPayment.cancel);
  const buttons = [pay, delay, fail, cancel];
  for (const button of buttons) button.type = 'button';
  const row = make('div', '', 'buttons');
  row.append(...buttons);

  const dialog = make('dialog');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(
    title,
    make('p', shop, 'shop'),
    make('p', formatMoney(amount), 'amount'),
    make('p', description),
    make('p', orderTexts.testPayment.text, 'note'),
    status,
    row,
  );

  const choose = async (button: HTMLButtonElement, choice: () => Promise<void>, done = '') => {
    for (const other of buttons) other.disabled = true;
    status.textContent = '';
    try {
      await choice();
      status.textContent = done;
    } catch {
      status.textContent = orderTexts.testPayment.unreachable;
    }
    for (const other of buttons) other.disabled = false;
    // A disabled button loses the focus.
    button.focus();
  };
  pay.addEventListener('click', () => void choose(pay, onPay));
  delay.addEventListener('click', () => void choose(delay, onDelay));
  fail.addEventListener('click', () => void choose(fail, onFail, orderTexts.testPayment.failed));
  cancel.addEventListener('click', onCancel);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    // No way back while the card is being charged.
    if (!cancel.disabled) onCancel();
  });

  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return () => {
    // Closing first restores the focus.
    dialog.close();
    host.remove();
  };
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}
