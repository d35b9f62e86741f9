import { useQuery } from '@apollo/client/react';

import { frPeople } from '../../text/fr.admin.people.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { describeProblem } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { SearchField } from '../page/SearchField.tsx';
import { useFilterAddress } from '../page/useFilterAddress.ts';
import './Customers.css';
import { CustomersTable } from './CustomersTable.tsx';

const customersPageQuery = graphql(`
  query AdminCustomersPage($search: String, $after: String) {
    customers(search: $search, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...CustomersTable_customer @unmask
      }
    }
  }
`);

const texts = frPeople.customers;
const searchParameter = 'q';

export function CustomersPage() {
  const { parameters, change, after } = useFilterAddress();
  const search = parameters.get(searchParameter) ?? '';
  const { error, refetch, ...current } = useQuery(customersPageQuery, {
    variables: { search: search.trim() || null, after },
    fetchPolicy: 'cache-and-network',
  });
  const customers = (current.data ?? current.previousData)?.customers;
  return (
    <PageFrame
      title={texts.title}
      note={
        <output className="customers__count">
          {customers ? texts.count(customers.totalCount) : ''}
        </output>
      }
    >
      <div className="customers__search">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onSearch={(text) => change({ [searchParameter]: text })}
        />
      </div>
      {error && !current.data ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : !customers ? (
        <Loader />
      ) : customers.nodes.length === 0 ? (
        <p className="admin-empty">{texts.none}</p>
      ) : (
        <>
          <CustomersTable customers={customers.nodes} isStale={!current.data} />
          <PageLinks pageInfo={customers.pageInfo} parameters={parameters} />
        </>
      )}
    </PageFrame>
  );
}
