"""From a claim to its verdict on three servers, in the same rhythm: `./bench claim-race`."""
