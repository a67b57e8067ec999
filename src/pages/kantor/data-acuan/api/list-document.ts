import { gql } from '@apollo/client';
import type { ListDocument } from '@/shared/api';
import type { AcuanFilter, AcuanRow } from '../model/acuan';

/** What every list of reference data asks. Words in capitals stand for what it has of its own. */
const SHAPE = gql`
  query AcuanFIELD($filter: AcuanFilter!) {
    page: FIELD(filter: $filter) @rest(type: "Page", path: "/ADDRESS?{args.filter}") {
      from to total last_page next_page_url
      data @type(name: "TYPENAME") {
        id revisi created_at updated_at
        COLUMN
      }
    }
  }
`;

interface ListWords<Row> {
  /** The query field, by which writes name the lists that they make stale. */
  field: string;
  /** The last part of the API's address. */
  address: string;
  /** Under which the cache keeps the rows. */
  typename: string;
  /** What is asked of a row besides what every row has. */
  columns: readonly (Exclude<keyof Row, keyof AcuanRow> & string)[];
}

interface Selection {
  name: { value: string };
}

/** The document of one list: the shape of all, with this one's words. */
export function listDocument<Row extends AcuanRow>(words: ListWords<Row>): ListDocument<Row, AcuanFilter> {
  const { field, address, typename, columns } = words;
  const worded = (text: string) =>
    text.replace('FIELD', field).replace('ADDRESS', address).replace('TYPENAME', typename);
  const asColumns = (one: Selection): readonly Selection[] =>
    one.name.value === 'COLUMN' ? columns.map((value) => ({ ...one, name: { ...one.name, value } })) : [one];
  return JSON.parse(JSON.stringify(SHAPE), (key, part: unknown) => {
    if (key === 'value' && typeof part === 'string') return worded(part);
    return key === 'selections' && Array.isArray(part) ? part.flatMap(asColumns) : part;
  });
}
