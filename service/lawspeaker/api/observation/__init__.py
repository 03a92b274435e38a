"""What an operator sees of the service: metrics, log lines, traces; never what was asked, and of who asks what ``log`` says."""
