import { screen, within } from '@testing-library/react';
import { openAs } from './open.tsx';

const at = 'http://localhost/api';

/** Opens a list of reference data as the office does, and waits for its rows. */
export async function openAcuan(jenis: string, peran: 'admin' | 'superadmin' = 'admin') {
  const opened = await openAs(peran, `/kantor/data-acuan/${jenis}`);
  await screen.findByRole('table', { busy: false });
  const headers = { Authorization: `Bearer ${opened.token}`, 'Content-Type': 'application/json' };
  return {
    ...opened,
    /** Somebody else asks the API. */
    ask: async (method: string, path: string, fields?: object) => {
      const body = fields && JSON.stringify(fields);
      const response = await fetch(`${at}${path}`, { method, headers, ...(body && { body }) });
      return (await response.json()).data;
    },
  };
}

export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

export const rowOf = async (name: string | RegExp) => within(await screen.findByRole('row', { name }));
