import { vi } from 'vitest';

export type StubbedUpload = { method: string; path: string; headers: Headers; file: File };

/**
 * Puts `answerer` in the place of the server for uploads, which go by XMLHttpRequest. An answerer that
 * throws is a dead line. Answers the uploads so far.
 */
export function stubUpload(answerer: (upload: StubbedUpload) => Response | Promise<Response>) {
  const uploads: StubbedUpload[] = [];

  class UploadRequest {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #method = '';
    #path = '';
    #headers = new Headers();
    #aborted = false;

    open(method: string, path: string) {
      this.#method = method;
      this.#path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    abort() {
      this.#aborted = true;
      this.onabort?.();
    }
    async send(file: File) {
      const upload = { method: this.#method, path: this.#path, headers: this.#headers, file };
      uploads.push(upload);
      this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
      try {
        const answer = await answerer(upload);
        this.responseText = await answer.text();
        this.status = answer.status;
      } catch {
        this.onerror?.();
        return;
      }
      if (!this.#aborted) this.onload?.();
    }
  }

  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  return { uploads };
}
