import { adminToken } from './admin-token.ts';
import { askAdmin, neededFirst } from './ask-admin.ts';

const unreachable = (error: unknown) => ({ status: 'FETCH_ERROR', error: String(error) });

/**
 * Saves a file that only admins may download, such as `/api/admin/exports/books.csv`. Throws the same errors as RTK
 * Query's calls. A link alone would not send the token. Asks for the admin's password again where the call needs it.
 */
export async function downloadFile(
  path: string,
  fileName: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<void> {
  const token = adminToken.read();
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const reply = await fetch(path, { method, ...(headers && { headers }) }).catch(
    (error: unknown) => {
      throw unreachable(error);
    },
  );
  if (!reply.ok) {
    if (reply.status === 401 && token) adminToken.expire(token);
    const problem = { status: reply.status, data: await reply.json().catch(() => undefined) };
    const needed = neededFirst(problem);
    if (needed && (await askAdmin(needed))) return downloadFile(path, fileName, method);
    throw problem;
  }
  const data = await reply.blob().catch((error: unknown) => {
    throw unreachable(error);
  });
  saveBlob(data, fileName);
}

export function saveBlob(data: Blob, fileName: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
