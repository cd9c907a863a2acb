import type { UploadedPicture } from '@book-store/contract/parts.schemas';
import { adminToken } from './admin-token.ts';

type UploadOptions = {
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Uploads a picture unchanged and returns what the server stored. Throws the same errors as RTK
 * Query's calls. Uses XMLHttpRequest because `fetch` does not report upload progress.
 */
export function uploadPicture(file: File, { onProgress, signal }: UploadOptions = {}) {
  const token = adminToken.read();
  return new Promise<UploadedPicture>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreachable = () =>
      reject({ status: 'FETCH_ERROR', error: 'The upload was interrupted.' });
    request.open('POST', '/api/admin/covers');
    request.setRequestHeader('content-type', file.type);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onload = () => {
      const data = toJson(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(data as UploadedPicture);
      if (request.status === 401 && token) adminToken.expire(token);
      reject({ status: request.status, data });
    };
    request.onerror = unreachable;
    request.onabort = unreachable;
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
