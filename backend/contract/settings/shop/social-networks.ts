/** In the order of the shop's footer. */
export const SOCIAL_NETWORKS = [
  'facebook',
  'x',
  'instagram',
  'youtube',
  'tiktok',
  'mastodon',
  'bluesky',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const SOCIAL_NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
};
