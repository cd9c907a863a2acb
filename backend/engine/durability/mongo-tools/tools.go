//go:build tools

// Package tools names the programs of MongoDB that the round trip of a dump needs.
package tools

import (
	_ "github.com/mongodb/mongo-tools/mongodump/main"
	_ "github.com/mongodb/mongo-tools/mongorestore/main"
)
