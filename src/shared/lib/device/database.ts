import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A form that was left half filled in. Files lie in it as they were chosen. */
export interface Draft {
  values: Record<string, unknown>;
  /** ISO 8601. */
  disimpan: string;
}

interface DeviceSchema extends DBSchema {
  /** By the user's id and the form's name. */
  draf: { key: string; value: Draft };
}

let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined;

/** What this device keeps besides local storage. Rejects where a browser refuses to store, as some private modes do. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>('lumbung', 1, {
    upgrade(database) {
      database.createObjectStore('draf');
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
