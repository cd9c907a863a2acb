import { UPLOAD_MAX_MEGABYTES, UPLOAD_TYPE_NAMES } from '@book-store/contract/uploads';

export const UPLOAD_HINT = `${UPLOAD_TYPE_NAMES}, up to ${UPLOAD_MAX_MEGABYTES} MB.`;
