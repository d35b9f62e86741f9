import { readRedirectLines } from '#shared/redirect-lines.ts';

import type { Reply } from '../../apollo/usePayload.ts';
import type { AdminRedirectsQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frOtherShops } from '../../text/admin/settings/other-shops.fr.ts';
import { frImport } from '../../text/admin/products/import.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import { AdminForm } from '../form/AdminForm.tsx';
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
  const { send } = useAdminMutation(saveRedirectsMutation, { refetchQueries: 'active' });

  const save = async ({ pasted }: { pasted: string }) => {
    const lines = readRedirectLines(pasted);
    /** Puts an error at the one field, with the line that it is about. */
    const withLine = ({ field, message }: Reply['userErrors'][number]) => {
      const place = /^redirects\.(\d+)\./.exec(field ?? '')?.[1];
      const line = lines[Number(place)]?.line;
      return { field: 'pasted', message: line === undefined ? message : texts.line(line, message) };
    };
    const reply = await send({ redirects: lines.map(({ redirect }) => redirect) });
    // A table of many wrong lines is corrected from its first one on.
    return reply && { ...reply, userErrors: reply.userErrors.slice(0, 1).map(withLine) };
  };

  return (
    <Section title={texts.add} className="surface">
      <AdminForm
        fields={{ pasted: '' }}
        blank={{ pasted: texts.pasteFirst }}
        submit={texts.save}
        isEmptied
        send={save}
        onDone={({ redirects }) => toast.success(texts.saved(redirects?.length ?? 0))}
      >
        {(field) => (
          <TextArea {...field('pasted')} label={texts.table} hint={texts.tableHint} rows={3} />
        )}
      </AdminForm>
    </Section>
  );
}
