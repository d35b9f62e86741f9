import { html } from '../../shared/text/html.ts';

/** The shop's colours (client/ui/theme.css) without its build. */
export const STYLES = html`<style>
  :root {
    color-scheme: light dark;
    --page: #faf7f2;
    --card: #fff;
    --line: #e3dbcd;
    --text: #1b2330;
    --soft: #556070;
    --link: #1f4f82;
    --bad: #a84a27;
    --good: #376245;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #12161d;
      --card: #1a2029;
      --line: #303a48;
      --text: #f2ede4;
      --soft: #aeb6c3;
      --link: #93bfec;
      --bad: #ec9470;
      --good: #8cc39b;
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0 auto;
    padding: 24px clamp(16px, 4vw, 40px) 64px;
    max-width: 80rem;
    background: var(--page);
    color: var(--text);
    font:
      16px/1.55 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  h1,
  h2 {
    margin: 24px 0 8px;
    font-family: Georgia, serif;
    font-weight: 500;
    line-height: 1.2;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.2em;
  }
  p {
    margin: 0 0 16px;
  }
  .soft,
  dt,
  th {
    color: var(--soft);
    font-size: 0.9rem;
    font-weight: 400;
  }
  .WAITING {
    color: var(--soft);
  }
  .SENT {
    color: var(--good);
  }
  .FAILED {
    color: var(--bad);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th {
    text-align: left;
  }
  th,
  td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 4px 16px;
    margin: 0;
  }
  dd {
    margin: 0;
  }
  iframe,
  pre {
    width: 100%;
    margin: 0;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--card);
  }
  iframe {
    height: 68rem;
  }
  pre {
    padding: 16px;
    font:
      14px/1.5 ui-monospace,
      monospace;
    white-space: pre-wrap;
  }
  @media (max-width: 768px) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr,
    td {
      display: block;
    }
    tr {
      margin: 0 0 12px;
      padding: 12px 16px;
      border-radius: 10px;
      background: var(--card);
    }
    td {
      padding: 2px 0;
      border: 0;
    }
    td[data-label]:not(:empty)::before {
      content: attr(data-label) ' : ';
      color: var(--soft);
      font-size: 0.9rem;
    }
    iframe {
      height: 80rem;
    }
    dl {
      grid-template-columns: 1fr;
    }
    dd {
      margin-bottom: 8px;
    }
  }
</style>`;
