import { specified } from './specified-texts.ts';

/** Texts of the dashboard that are fixed by the specification, including their spelling. */
export const specifiedDashboard = {
  /** Whether success is said in a short notice, and details are simpler than the specification has them. */
  isRefined: false,
  admin: {
    loginTitle: 'Admin Dashboard Login',
    login: 'Login',
    invalid: 'Please provide a valid email and password',
    missing: 'Please provide a valid email and password',
    loggedIn: 'Admin Login successful!',
    expired: 'Token has been expired!, Please login again.',
    role: 'Lecturer',
    heading: 'Dashboard',
    subheading: (_shop: string): string => 'Book Store Inventory',
    manageBooks: 'Manage Books',
    addNewBook: 'Add New Book',
    searchPlaceholder: 'Search...',
    allBooks: 'All Books',
    seeAll: 'See all',
    chooseCategory: 'Choose A Category',
    addBook: 'Add Book',
    adding: 'Adding..',
    editBook: 'Update Book',
    updateBook: 'Update Book',
    updating: 'Updating..',
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
    selected: (fileName: string): string => `Selected: ${fileName}`,
    bookTitle: 'Book Title',
    noAuthor: `If left empty, the book page shows “${specified.book.defaultAuthor}”.`,
  },
  overview: {
    products: 'Products',
    totalSales: 'Total Sales',
    trending: 'Trending Books in This Month',
    totalOrders: 'Total Orders',
    monthlyRevenue: 'Monthly Revenue',
    revenue: (currency: string): string => `Revenue (${currency})`,
    ordersLeft: 'Orders left',
    /** The number of them. */
    left: (orders: number): string => String(orders).padStart(2, '0'),
    visits: 'Website visits (last day)',
    topCustomers: 'Users by average order',
    salesByCategory: 'Sales by category',
  },
};

export type DashboardTexts = typeof specifiedDashboard;
