import type { OperationVariables, StoreObject, StoreValue } from '@apollo/client';
import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';

import { createCache } from '../apollo/cache.ts';

/** A query whose document selects every `__typename`, and its data. */
export type QueryResult = {
  query: DocumentNode;
  variables: OperationVariables;
  data: object;
};

/** The fields selected of an object, by its type and by their keys in the result. */
type Selected = { sets: SelectionSetNode[]; byType: Map<string, Map<string, SelectedField>> };
/** `inner` is null for a scalar. */
type SelectedField = { node: FieldNode; inner: Selected | null };
type Fragments = ReadonlyMap<string, { type: string | undefined; set: SelectionSetNode }>;

/** Names fields and objects; nothing is ever written to it. */
const cache = createCache();

/**
 * What Apollo's cache extracts after it has written these results. Its own writing, which is made for every
 * kind of existing data, takes four times as long: a fifth of what a page costs. Types are objects: an
 * interface or a union would need the subtypes in the condition of a fragment.
 */
export function normalized(results: Iterable<QueryResult>): Record<string, StoreObject> {
  const entities: Record<string, StoreObject> = {};
  for (const { query, variables, data } of results) {
    const { root, fragments } = readDocument(query);
    const write = (value: StoreValue, selected: Selected): StoreValue => {
      if (Array.isArray(value)) return value.map((item) => write(item, selected));
      return isObject(value) ? writeObject(value, selected) : value;
    };
    const writeObject = (result: StoreObject, selected: Selected, knownId?: string) => {
      const { __typename = '' } = result;
      const stored: StoreObject = { __typename };
      for (const [key, { node, inner }] of fieldsOf(selected, __typename, fragments)) {
        const value = result[key];
        // Left out by a directive.
        if (value === undefined) continue;
        const name = node.arguments?.length
          ? cache.policies.getStoreFieldName({
              typename: __typename,
              fieldName: node.name.value,
              field: node,
              variables,
            })
          : node.name.value;
        stored[name] = inner ? write(value, inner) : value;
      }
      const id = knownId ?? cache.identify(stored);
      if (id === undefined) return stored;
      entities[id] = merged(entities[id], stored);
      return { __ref: id };
    };
    writeObject({ ...data, __typename: 'Query' }, root, 'ROOT_QUERY');
  }
  return entities;
}

const documents = new WeakMap<DocumentNode, { root: Selected; fragments: Fragments }>();

function readDocument(document: DocumentNode) {
  const known = documents.get(document);
  if (known) return known;
  const root = nothing();
  const fragments = new Map<string, { type: string; set: SelectionSetNode }>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) root.sets.push(definition.selectionSet);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const type = definition.typeCondition.name.value;
      fragments.set(definition.name.value, { type, set: definition.selectionSet });
    }
  }
  const read = { root, fragments };
  documents.set(document, read);
  return read;
}

const nothing = (): Selected => ({ sets: [], byType: new Map() });

/** What several fragments select of a field is selected together (GraphQL, 6.3.2 CollectFields). */
function fieldsOf(selected: Selected, type: string, fragments: Fragments) {
  const known = selected.byType.get(type);
  if (known) return known;
  const fields = new Map<string, SelectedField>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const field = fields.get(key) ?? {
          node: selection,
          inner: selection.selectionSet ? nothing() : null,
        };
        if (selection.selectionSet) field.inner?.sets.push(selection.selectionSet);
        fields.set(key, field);
      } else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? fragments.get(selection.name.value)
            : { type: selection.typeCondition?.name.value, set: selection.selectionSet };
        if (fragment && (fragment.type ?? type) === type) collect(fragment.set);
      }
    }
  };
  selected.sets.forEach(collect);
  selected.byType.set(type, fields);
  return fields;
}

/** Objects without an id are merged field by field: pages select different ones. */
function merged(known: StoreObject | undefined, next: StoreObject): StoreObject {
  if (!known) return next;
  const all = { ...known, ...next };
  for (const [name, value] of Object.entries(known)) {
    const later = next[name];
    if (isObject(value) && isObject(later)) all[name] = merged(value, later);
  }
  return all;
}

function isObject(value: StoreValue): value is StoreObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
