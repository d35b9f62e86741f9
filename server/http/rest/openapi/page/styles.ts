import { html } from '../../../../shared/html.ts';

/** The shop's colours (client/ui/theme.css) without its build. */
export const STYLES = html`<style>
  :root {
    color-scheme: light dark;
    --page: #faf7f2;
    --card: #fff;
    --code: #f1ece2;
    --line: #e3dbcd;
    --text: #1b2330;
    --soft: #556070;
    --link: #1f4f82;
    --get: #1f4f82;
    --post: #376245;
    --delete: #a84a27;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #12161d;
      --card: #1a2029;
      --code: #232b37;
      --line: #303a48;
      --text: #f2ede4;
      --soft: #aeb6c3;
      --link: #93bfec;
      --get: #93bfec;
      --post: #8cc39b;
      --delete: #ec9470;
    }
  }
  * {
    box-sizing: border-box;
  }
  html {
    scroll-padding-top: 16px;
  }
  body {
    margin: 0 auto;
    padding: 24px clamp(16px, 4vw, 40px) 64px;
    max-width: 84rem;
    background: var(--page);
    color: var(--text);
    font:
      16px/1.55 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
  }
  h1,
  h2,
  h3 {
    margin: 40px 0 8px;
    font-family: Georgia, serif;
    font-weight: 500;
    line-height: 1.2;
  }
  h1 {
    margin-top: 0;
    font-size: 2.1rem;
  }
  h2 {
    font-size: 1.6rem;
  }
  h3 {
    margin: 0;
    font-size: 1.2rem;
  }
  h4 {
    margin: 20px 0 6px;
    font-size: 0.95rem;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.2em;
  }
  p,
  ul {
    margin: 0 0 12px;
  }
  ul {
    padding-left: 20px;
  }
  code,
  pre {
    border-radius: 6px;
    background: var(--code);
    font:
      0.875rem/1.5 ui-monospace,
      monospace;
  }
  code {
    padding: 1px 5px;
  }
  pre {
    margin: 0 0 12px;
    padding: 12px 14px;
    white-space: pre-wrap;
  }
  .soft {
    color: var(--soft);
  }
  nav ul {
    margin: 0 0 16px;
    padding: 0;
    list-style: none;
  }
  nav a {
    display: flex;
    gap: 8px;
    padding: 5px 0;
    text-decoration: none;
  }
  nav a:hover {
    text-decoration: underline;
  }
  .method {
    flex: none;
    width: 4.2rem;
    font:
      600 0.8rem/1.8 ui-monospace,
      monospace;
  }
  .GET {
    color: var(--get);
  }
  .POST {
    color: var(--post);
  }
  .DELETE {
    color: var(--delete);
  }
  .card {
    margin: 16px 0;
    padding: 20px clamp(14px, 2vw, 24px);
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--card);
  }
  .route .method {
    width: auto;
  }
  .route {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    margin: 8px 0 12px;
  }
  .fields {
    margin: 0 0 12px;
    padding: 0;
    border-top: 1px solid var(--line);
    list-style: none;
  }
  .fields li {
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
  }
  .fields .fields {
    margin: 8px 0 0 16px;
  }
  .fields li:last-child > .fields {
    margin-bottom: 0;
  }
  details {
    margin: 0 0 8px;
  }
  summary {
    padding: 4px 0;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--link);
    outline-offset: 2px;
  }
  @media (width >= 900px) {
    .columns {
      display: grid;
      grid-template-columns: 17rem minmax(0, 1fr);
      gap: 40px;
      align-items: start;
    }
    nav {
      position: sticky;
      top: 16px;
      max-height: calc(100vh - 32px);
      overflow: auto;
      font-size: 0.9rem;
    }
    nav :focus-visible {
      outline-offset: -2px;
    }
  }
</style>`;
