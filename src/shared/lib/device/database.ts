import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A form that was left half filled in. Files lie in it as they were chosen. */
export interface Draft {
  values: Record<string, unknown>;
  /** ISO 8601. */
  disimpan: string;
}

/** The indexed fields of the outbox's rows, whose whole type is `OutboxItem` (shared/write). */
interface KeptWrite {
  /** Given in the order of writing. */
  urut?: number;
  key: string;
  userId: number;
  entity: string;
  state: string;
  dependsOn: readonly string[];
  /** The row of the server that it changes, where it changes one. */
  variables: { id?: unknown };
}

/** A write that the server has acknowledged, as it was sent (`OutboxItem`). */
interface KeptSent {
  key: string;
  userId: number;
}

/** The syntax tree of a write, which many rows share. */
interface KeptDocument {
  nama: string;
  document: object;
}

/** Held by the tab that sends, where the browser has no Web Locks. */
export interface Lease {
  holder: string;
  /** Raised by each renewal, so that a waiting tab sees that the holder lives. Older apps wrote a time instead. */
  renewals?: number;
}

interface DeviceSchema extends DBSchema {
  /** By the user's id and the form's name. */
  draf: { key: string; value: Draft };
  kotak: {
    key: number;
    value: KeptWrite;
    indexes: {
      key: string;
      userId: number;
      /** What may be sent, what was: each entity's rows in the order of writing. */
      antrean: [userId: number, state: string, entity: string];
      dependsOn: string;
      /** The writes that change a row. */
      sasaran: [userId: number, entity: string, id: number];
    };
  };
  dokumen: { key: string; value: KeptDocument };
  giliran: { key: string; value: Lease };
  /** Writes acknowledged lately, in case the server loses them. */
  jurnal: { key: string; value: KeptSent; indexes: { userId: number } };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | undefined;

/** What this device keeps besides local storage. Rejects where a browser refuses to store, as some private modes do. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>('lumbung', 4, {
    upgrade(database, from, _to, upgrading) {
      if (from < 1) database.createObjectStore('draf');
      if (from < 2) {
        const kotak = database.createObjectStore('kotak', { keyPath: 'urut', autoIncrement: true });
        kotak.createIndex('key', 'key', { unique: true });
        kotak.createIndex('userId', 'userId');
        database.createObjectStore('giliran');
      }
      if (from < 3) {
        const kotak = upgrading.objectStore('kotak');
        kotak.createIndex('antrean', ['userId', 'state', 'entity']);
        kotak.createIndex('dependsOn', 'dependsOn', { multiEntry: true });
        kotak.createIndex('sasaran', ['userId', 'entity', 'variables.id']);
        database.createObjectStore('dokumen', { keyPath: 'nama' });
      }
      if (from < 4) database.createObjectStore('jurnal', { keyPath: 'key' }).createIndex('userId', 'userId');
    },
    // Another tab runs a newer version of the app and waits for this one.
    blocking: () => void opened?.then((database) => database.close()).then(forget),
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

function forget() {
  opened = undefined;
}
