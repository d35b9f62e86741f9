import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { fold } from '#shared/fold.ts';
import type { AdminCarrierCitiesQuery } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatDateTime } from '../../../ui/format/date.ts';
import { Table, type Column } from '../../../ui/table/Table.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { adminPaths } from '../../page/adminPaths.ts';
import { CityChoice, placeName } from './CityChoice.tsx';

const carrierCitiesQuery = graphql(`
  query AdminCarrierCities($id: ID!) {
    carrierCities(carrierId: $id) {
      ...CarrierCitiesPage_cities
    }
  }
`);

graphql(`
  fragment CarrierCitiesPage_cities on CarrierCities {
    readAt
    unmapped
    mappings {
      cityId
      name
      isAutomatic
      carrierCity {
        ...CityChoice_place
      }
      candidates {
        ...CityChoice_place
      }
    }
    cities {
      ...CityChoice_place
    }
  }
`);

const carrierNameQuery = graphql(`
  query AdminCarrierName {
    carriers {
      id
      name
    }
  }
`);

type Cities = NonNullable<AdminCarrierCitiesQuery['carrierCities']>;
type Mapping = Cities['mappings'][number];

const { cities: texts, carriers } = frDelivery;
const { columns: titles, tabs } = texts;
const parameters = { tab: 'vue', search: 'q' } as const;

const columnsFor = (onChoose: (mapping: Mapping) => void): readonly Column<Mapping>[] => [
  { title: titles.city, shape: 'title', cell: ({ name }) => name },
  { title: titles.place, cell: placeText },
  {
    title: titles.choice,
    shape: 'end',
    cell: (mapping) => (
      <Button
        variant="quiet"
        aria-label={texts.chooseNamed(mapping.name)}
        onClick={() => onChoose(mapping)}
      >
        {texts.choose}
      </Button>
    ),
  },
];

/** Says when the carrier's cities were read. */
const readState = ({ carrierCities }: AdminCarrierCitiesQuery) => (
  <p className="note">
    {carrierCities?.readAt ? texts.readAt(formatDateTime(carrierCities.readAt)) : texts.unread}
  </p>
);

/** Which of the carrier's cities the shop's are; those that are not mapped come first. */
export function CarrierCitiesPage() {
  const { id = '' } = useParams();
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const { data: named } = useQuery(carrierNameQuery);
  const { data } = useQuery(carrierCitiesQuery, { variables: { id }, fetchPolicy: 'cache-only' });
  const cities = data?.carrierCities;
  const shown = (rows: readonly Mapping[], address: URLSearchParams) => {
    const wanted = fold(address.get(parameters.search) ?? '');
    const isAll = address.get(parameters.tab) === 'toutes';
    return rows.filter(
      ({ name, carrierCity }) => (isAll || carrierCity === null) && fold(name).includes(wanted),
    );
  };
  const name = named?.carriers.find((each) => each.id === id)?.name ?? '';
  return (
    <ListPage
      title={texts.title(name)}
      back={{ to: adminPaths.carriers(), label: carriers.title }}
      query={carrierCitiesQuery}
      request={() => ({ variables: { id } })}
      list={({ carrierCities }) => ({
        // Before they were read, all would have to be chosen, from nothing.
        nodes: carrierCities?.readAt
          ? carrierCities.mappings.map((each) => ({ ...each, id: each.cityId }))
          : [],
      })}
      tabs={{
        label: tabs.label,
        parameter: parameters.tab,
        tabs: [
          { name: '', label: texts.counted(tabs.unmapped, cities?.unmapped ?? 0) },
          { name: 'toutes', label: tabs.all },
        ],
      }}
      filters={() => [
        { kind: 'search', parameter: parameters.search, label: texts.search, hint: titles.city },
      ]}
      summary={readState}
      footer={
        chosen && cities ? (
          <CityChoice
            carrierId={id}
            mapping={chosen}
            places={cities.cities}
            onClose={() => setChosen(null)}
          />
        ) : null
      }
    >
      {(rows, address) => {
        if (rows.length === 0) return null;
        const found = shown(rows, address);
        const isFiltered = address.has(parameters.search);
        return found.length === 0 ? (
          <p className="admin-empty">{isFiltered ? texts.noneFound : texts.none}</p>
        ) : (
          <Table
            label={texts.title(name)}
            columns={columnsFor(setChosen)}
            rows={found}
            keyOf={({ cityId }) => cityId}
          />
        );
      }}
    </ListPage>
  );
}

function placeText({ carrierCity, isAutomatic, candidates }: Mapping) {
  if (carrierCity) {
    return isAutomatic ? `${placeName(carrierCity)}, ${texts.byName}` : placeName(carrierCity);
  }
  return candidates.length > 1 ? texts.several(candidates.length) : texts.unmapped;
}
