import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Progress = { loaded: number; total: number };

/** An upload that the page has started, and functions to drive it. */
export class StubbedUpload {
  method = '';
  path = '';
  headers = new Headers();
  body: unknown;
  aborted = false;
  status = 0;
  responseText = '';
  upload: { onprogress: ((event: Progress) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;

  open(method: string, path: string) {
    this.method = method;
    this.path = path;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }

  progresses = (share: number) =>
    act(() => this.upload.onprogress?.({ loaded: share * 100, total: 100 }));

  isAnswered = (status: number, data: unknown) =>
    act(async () => {
      this.status = status;
      this.responseText = JSON.stringify(data);
      this.onload?.();
    });

  loses = () => act(async () => this.onerror?.());
}

/** Replaces XMLHttpRequest; returns the uploads in the order in which the page starts them. */
export function stubUploads(): StubbedUpload[] {
  const uploads: StubbedUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StubbedUpload {
      override send(body: unknown) {
        super.send(body);
        uploads.push(this);
      }
    },
  );
  return uploads;
}
