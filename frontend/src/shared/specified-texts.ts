/**
 * Texts fixed by the specification, including their spelling. To change the wording, change them here.
 */
export const texts = {
  shell: {
    searchPlaceholder: 'Search here',
    newsletter: 'Subscribe to our newsletter to receive the latest updates, news, and offers!',
    newsletterPlaceholder: 'Enter your email',
    subscribe: 'Subscribe',
  },
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
  },
  orders: {
    title: 'Your Orders',
    empty: 'No orders found!',
    loading: 'Loading...',
    failure: 'Error geting orders data',
  },
  userDashboard: {
    empty: 'You have no recent orders.',
    loading: 'Loading...',
    failure: 'Error getting orders data',
    greeting: (name: string | undefined) =>
      `Welcome, ${name || 'User'}! Here are your recent orders:`,
  },
  admin: {
    loginTitle: 'Admin Dashboard Login',
    invalid: 'Please provide a valid email and password',
    loggedIn: 'Admin Login successful!',
    expired: 'Token has been expired!, Please login again.',
    role: 'Lecturer',
    heading: 'Dashboard',
    subheading: 'Book Store Inventory',
    manageBooks: 'Manage Books',
    addNewBook: 'Add New Book',
    searchPlaceholder: 'Search...',
    allBooks: 'All Books',
    seeAll: 'See all',
    chooseCategory: 'Choose A Category',
    addBook: 'Add Book',
    adding: 'Adding..',
    updateBook: 'Update Book',
    fetchFailure: 'Error fetching book data',
    deleted: 'Book deleted successfully!',
    deleteFailed: 'Failed to delete book. Please try again.',
    addedTitle: 'Book added',
    addedText: 'Your book is uploaded successfully!',
    addFailed: 'Failed to add book. Please try again.',
    updatedTitle: 'Book Updated',
    updatedText: 'Your book is updated successfully!',
    updateFailed: 'Failed to update book.',
    okay: "Yes, It's Okay!",
  },
} as const;

/** How long the spinner covers the screen on the first load, in milliseconds. */
export const FIRST_LOAD_MS = 2000;
/** How long the success toast stays, in milliseconds. */
export const TOAST_MS = 1500;
/** How many characters of the description a book card shows. */
export const CARD_DESCRIPTION_LENGTH = 80;
