import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { cx } from '../../ui/cx.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import { useListAddress, withParameter, type ListAddress } from './listAddress.ts';
import { ListFilter, type Filter } from './ListFilter.tsx';
import './ListPage.css';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { PageLinks, type PageInfo } from './PageLinks.tsx';
import { SelectableTable, type Selection } from './SelectableTable.tsx';

type Listed<Row> = { nodes: readonly Row[]; totalCount?: number; pageInfo?: PageInfo };

type Tab = {
  /** Value in the address; empty for the first one. */
  name: string;
  label: string;
  /** Shown in place of the list and its filters. */
  content?: ReactNode;
};

type Empty = {
  none: string;
  /** Text where the address filters, with a link that shows all. */
  noneFound?: string;
  showAll?: string;
};

type Props<Data, Variables extends OperationVariables, Row> = {
  title: string;
  back?: ComponentProps<typeof PageFrame>['back'];
  /** Buttons or links at the right of the title. */
  actions?: ReactNode;
  /** Stands above the list, whatever it shows. */
  header?: ReactNode;
  /** Stands between filters and list, and sums up what was read. */
  summary?: (data: Data) => ReactNode;
  /** Stands below the list, whatever it shows; a function's once there are rows: they would push it away. */
  footer?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** Stands beside the list on a wide screen. */
  aside?: ReactNode;
  query: TypedDocumentNode<Data, Variables>;
  /** The query's options, by what the address filters. */
  request: (address: ListAddress) => useQuery.Options<Data, Variables>;
  list: (data: Data) => Listed<Row>;
  /** Text beside the title. */
  count?: (total: number) => string;
  tabs?: {
    label: string;
    parameter: string;
    tabs: readonly Tab[];
    /** How many records a tab has, by its name; stands behind its label. */
    countOf?: (data: Data, name: string) => number;
  };
  filters?: (data: Data | undefined) => readonly Filter[];
  empty?: Empty;
  columns?: readonly Column<Row>[];
  selection?: Selection<Row>;
  /** Instead of columns: rows that are no table. */
  children?: (rows: readonly Row[], parameters: URLSearchParams) => ReactNode;
};

/**
 * A list of records. Its tab, filters and page stand in the address; while the next state loads,
 * the previous one stays.
 */
export function ListPage<Data, Variables extends OperationVariables, Row extends { id: string }>({
  title,
  back,
  actions,
  header,
  summary,
  footer,
  aside,
  query,
  request,
  list,
  count,
  tabs,
  filters,
  empty,
  columns,
  selection,
  children,
}: Props<Data, Variables, Row>) {
  const address = useListAddress();
  const { parameters } = address;
  const current = tabs && address.read(tabs.parameter);
  const tab = tabs?.tabs.find(({ name }) => name === current) ?? tabs?.tabs[0];
  const { data, previousData, error, refetch } = useQuery(
    query,
    tab?.content === undefined ? request(address) : skipToken,
  );
  const shown = data ?? previousData;
  const listed = shown && list(shown);

  const rowsOf = ({ nodes, pageInfo }: Listed<Row>) => {
    if (empty && nodes.length === 0) return <Nothing {...empty} isFiltered={parameters.size > 0} />;
    const table = { label: title, columns: columns ?? [], rows: nodes, isStale: !data };
    return (
      <>
        {children ? (
          children(nodes, parameters)
        ) : selection ? (
          <SelectableTable key={parameters.toString()} {...table} selection={selection} />
        ) : (
          <Table {...table} keyOf={({ id }) => id} />
        )}
        {pageInfo ? <PageLinks pageInfo={pageInfo} parameters={parameters} /> : null}
      </>
    );
  };

  return (
    <PageFrame
      title={title}
      back={back}
      actions={actions}
      note={
        count && (
          <output className="list-page__count">
            {listed?.totalCount === undefined || tab?.content !== undefined
              ? ''
              : count(listed.totalCount)}
          </output>
        )
      }
    >
      {header}
      {tabs ? (
        <TabLinks
          label={tabs.label}
          tabs={tabs.tabs.map(({ name, label }) => ({
            label: tabs.countOf && shown ? `${label} (${tabs.countOf(shown, name)})` : label,
            to: withParameter(parameters, tabs.parameter, name),
            isCurrent: name === tab?.name,
          }))}
        />
      ) : null}
      {tab?.content ?? (
        <>
          {filters ? (
            <div className="list-page__filters">
              {filters(shown).map((filter) => (
                <ListFilter key={filter.label} filter={filter} address={address} />
              ))}
            </div>
          ) : null}
          {summary && shown ? summary(shown) : null}
          <div className={cx(aside !== undefined && 'admin-columns admin-columns--two')}>
            <Loaded result={{ data: error && !data ? undefined : listed, error, refetch }}>
              {rowsOf}
            </Loaded>
            {aside}
          </div>
        </>
      )}
      {typeof footer === 'function' ? listed && footer(listed.nodes) : footer}
    </PageFrame>
  );
}

function Nothing({ none, noneFound, showAll, isFiltered }: Empty & { isFiltered: boolean }) {
  const { pathname } = useLocation();
  return (
    <div className="admin-empty list-page__nothing stack-4">
      <p>{isFiltered ? (noneFound ?? none) : none}</p>
      {isFiltered && showAll !== undefined ? (
        <ButtonLink variant="secondary" to={pathname}>
          {showAll}
        </ButtonLink>
      ) : null}
    </div>
  );
}
