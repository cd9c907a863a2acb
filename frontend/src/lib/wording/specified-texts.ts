/**
 * Texts fixed by the specification, including their spelling. To change the wording, change them here.
 */
export const specified = {
  /** Whether details that the specification decorates are simpler than it has them. */
  isRefined: false,
  shell: {
    searchPlaceholder: 'Search here',
    newsletter: 'Subscribe to our newsletter to receive the latest updates, news, and offers!',
    newsletterPlaceholder: 'Enter your email',
    subscribe: 'Subscribe',
  },
  menu: { dashboard: 'Dashboard', orders: 'Orders', cart: 'Cart Page', checkout: 'Check Out' },
  guard: { loading: 'Loading..' },
  home: {
    banner: 'New Releases This Week',
    topSellers: 'Top Sellers',
    chooseGenre: 'Choose a genre',
    recommended: 'Recommended for you',
    news: 'News',
  },
  book: {
    loading: 'Loading...',
    failure: 'Error happending to load book info',
    defaultAuthor: 'Admin',
    addToCart: 'Add to Cart',
  },
  cart: {
    title: 'Shopping cart',
    clear: 'Clear Cart',
    remove: 'Remove',
    shippingNote: 'Shipping and taxes calculated at checkout.',
    checkout: 'Checkout',
    continueShopping: 'Continue Shopping',
    empty: 'No product found!',
    added: 'Product Added to the Cart',
    duplicateTitle: 'Already Added to the Cart',
    duplicateText: "You won't be able to revert this!",
    duplicateConfirm: 'OK!',
  },
  account: {
    login: 'Login',
    register: 'Register',
    google: 'Sign in with Google',
    invalid: 'Please provide a valid email and password',
    googleFailed: 'Google sign in failed!',
    loggedIn: 'Login successful!',
    registered: 'User registered successfully!',
    logout: 'Logout',
  },
  checkout: {
    title: 'Cash On Delevary',
    prompt: 'Please fill out all the fields.',
    place: 'Place an Order',
    submitting: 'Loading....',
    failed: 'Failed to place an order',
    confirmedTitle: 'Confirmed Order',
    confirmedText: 'Your order placed successfully!',
    confirmedButton: "Yes, It's Okay!",
    totalPrice: 'Total Price',
    items: 'Items',
  },
  orders: {
    title: 'Your Orders',
    empty: 'No orders found!',
    loading: 'Loading...',
    failure: 'Error geting orders data',
  },
  userDashboard: {
    orderId: 'Order ID',
    date: 'Date',
    total: 'Total',
    empty: 'You have no recent orders.',
    loading: 'Loading...',
    failure: 'Error getting orders data',
    greeting: (name: string | undefined) =>
      `Welcome, ${name || 'User'}! Here are your recent orders:`,
  },
} as const;

type Wide<Text> = Text extends string
  ? string
  : Text extends boolean
    ? boolean
    : Text extends (...values: infer Values) => string
      ? (...values: Values) => string
      : { readonly [Name in keyof Text]: Wide<Text[Name]> };

/** The texts of the storefront that the owner can choose between; the compiler finds what a table lacks. */
export type StorefrontTexts = Wide<typeof specified>;

/** Texts of dialogs everywhere. */
export const dialogTexts = { confirm: 'OK', cancel: 'Cancel' } as const;

/** How long the spinner covers the screen on the first load, in milliseconds. */
export const FIRST_LOAD_MS = 2000;
/** How long the success toast stays, in milliseconds. */
export const TOAST_MS = 1500;
