import { readRedirectLines } from '#shared/redirect-lines.ts';
import { useRef, useState } from 'react';

import type { AdminRedirectsQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frOtherShops } from '../../text/admin/settings/other-shops.fr.ts';
import { frImport } from '../../text/admin/products/import.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Form, FormProblem } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { Filter } from '../list/ListFilter.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { Section } from '../page/Section.tsx';

const redirectsQuery = graphql(`
  query AdminRedirects($search: String, $after: String) {
    redirects(search: $search, first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        from
        to
        isShown
      }
    }
  }
`);

const saveRedirectsMutation = graphql(`
  mutation AdminSaveRedirects($redirects: [RedirectInput!]!) {
    payload: saveRedirects(redirects: $redirects) {
      redirects {
        from
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const removeRedirectMutation = graphql(`
  mutation AdminRemoveRedirect($from: String!) {
    payload: removeRedirect(from: $from) {
      from
      userErrors {
        field
        message
      }
    }
  }
`);

type Redirect = AdminRedirectsQuery['redirects']['nodes'][number] & { id: string };

const { redirectList: texts } = frOtherShops;

const columns: readonly Column<Redirect>[] = [
  { title: texts.columns.from, shape: 'title', cell: ({ from }) => <bdi>{from}</bdi> },
  { title: texts.columns.to, cell: ({ to }) => <bdi>{to}</bdi> },
  {
    title: texts.columns.state,
    cell: ({ isShown }) => (isShown ? null : <span className="mark">{texts.hidden}</span>),
    isUnbroken: true,
  },
  { title: '', shape: 'end', cell: ({ from }) => <RemoveButton from={from} /> },
];

const filters: readonly Filter[] = [
  { kind: 'search', parameter: 'q', label: texts.search, hint: texts.searchHint },
];

/** `/admin/redirects`: addresses of the pages that another software had, and where they lead. */
export function RedirectsPage() {
  return (
    <ListPage
      title={texts.title}
      back={{ to: adminPaths.importProducts(), label: frImport.title }}
      query={redirectsQuery}
      request={({ read, after }) => ({
        variables: { search: read('q').trim() || null, after },
        fetchPolicy: 'cache-and-network',
      })}
      list={({ redirects }) => ({
        ...redirects,
        nodes: redirects.nodes.map((redirect) => ({ ...redirect, id: redirect.from })),
      })}
      count={texts.count}
      filters={() => filters}
      empty={texts}
      columns={columns}
      header={<NewRedirects />}
    />
  );
}

function RemoveButton({ from }: { from: string }) {
  const { run, isBusy } = useAdminMutation(removeRedirectMutation, {
    refetchQueries: 'active',
    done: texts.removed,
  });
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void run({ from })}>
      {texts.remove(from)}
    </Button>
  );
}

function NewRedirects() {
  const form = useRef<HTMLFormElement>(null);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = useAdminMutation(saveRedirectsMutation, { refetchQueries: 'active' });

  const submit = async () => {
    const lines = readRedirectLines(pasted);
    setProblem(null);
    if (lines.length === 0) return;
    const saved = await send({ redirects: lines.map(({ redirect }) => redirect) });
    const [error] = saved?.userErrors ?? [];
    if (error) {
      const place = /^redirects\.(\d+)\./.exec(error.field ?? '')?.[1];
      const line = lines[Number(place)]?.line;
      setProblem(line === undefined ? error.message : texts.line(line, error.message));
    } else if (saved?.redirects) {
      toast.success(texts.saved(saved.redirects.length));
      setPasted('');
    }
  };

  return (
    <Section title={texts.add} className="surface admin-form">
      <Form ref={form} className="stack-4" isBusy={isBusy} onSubmit={submit}>
        <TextArea
          label={texts.table}
          hint={texts.tableHint}
          rows={3}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <FormProblem text={problem} />
        <div className="row-3">
          <Button type="submit" disabled={isBusy}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
